import { createGateway } from '@lootboxes/gateway'
import type { CatalogOptions } from '../catalog-options'
import { createCatalog } from '../create-catalog'

/** What a child of a test is told: everything of the options that can be written down. */
export type ChildOptions = Pick<CatalogOptions, 'database' | 'dAppDefinition' | 'batchSize'> & {
  readonly url: string
  readonly networkId: number
  readonly boxes: readonly (Omit<CatalogOptions['boxes'][number], 'price'> & { readonly price: string })[]
}

/** A writer in a process of its own, to be killed. Says `reading` with its first batch. */
async function main(): Promise<void> {
  const { url, boxes, ...options } = JSON.parse(process.argv[2] ?? '{}') as ChildOptions
  const gateway = createGateway({ baseUrl: url, networkId: options.networkId, applicationName: 'Catalog child' })
  const catalog = createCatalog({
    ...options,
    gateway,
    pollMs: 20,
    boxes: boxes.map((box) => ({ ...box, price: BigInt(box.price) as CatalogOptions['boxes'][number]['price'] })),
    logger: {
      info: (line) => void process.stderr.write(`${line}\n`),
      warn: (line) => void process.stderr.write(`${line}\n`),
    },
  })
  process.stdout.write('started\n')
  await catalog.follow({ onProgress: ({ stateVersion }) => void process.stdout.write(`reading ${stateVersion}\n`) })
}

void main()
