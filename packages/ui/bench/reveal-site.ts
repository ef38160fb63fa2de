import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, preview } from 'vite'

/** Builds the stage of `reveal-page.tsx`, serves it, and starts a browser. */
export async function openRevealSite() {
  const folder = import.meta.dirname
  const out = await mkdtemp(join(tmpdir(), 'reveal-bench-'))
  const index = join(folder, 'index.html')
  await writeFile(
    index,
    '<!doctype html><meta name="viewport" content="width=device-width"><script type="module" src="./reveal-page.tsx"></script>',
  )
  const shared = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true },
  } as const
  try {
    await build({
      ...shared,
      plugins: [react(), tailwind()],
      resolve: { conditions: ['@lootboxes/source', 'module', 'browser'] },
    })
  } finally {
    await rm(index)
  }
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const executablePath = chromiumPath({ install: true })
  const browser = await chromium.launch({ args: [...quietFlags], ...(executablePath ? { executablePath } : {}) })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close()
      await server.close()
      await rm(out, { recursive: true })
    },
  }
}
