#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { cancel, intro, isCancel, note, outro, select, text } from '@clack/prompts'
import { createDapp, isFree, type Template, templates } from './create-dapp'

const usage = `npm create @lootboxes/dapp FOLDER -- --template ${templates.join(' | ')}`
const labels: Record<Template, string> = {
  'vite-react': 'React with Vite',
  next: 'React with Next',
  vue: 'Vue',
  svelte: 'Svelte',
  plain: 'No framework',
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
const read = () => {
  try {
    return parseArgs({
      options: { template: { type: 'string' }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`)
  }
}
const { values, positionals } = read()
const isTemplate = (name: string): name is Template => templates.some((known) => known === name)

/** Ends the program if the user pressed Ctrl+C. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) {
    cancel('Nothing was created.')
    process.exit(1)
  }
  // clack's only symbol is that of a cancelled prompt.
  return answer as Exclude<T, symbol>
}

/** Without a terminal the defaults apply. */
const askFolder = async (): Promise<string> =>
  process.stdin.isTTY
    ? answered(
        await text({
          message: 'Which folder?',
          placeholder: 'my-dapp',
          defaultValue: 'my-dapp',
          validate: (folder) => (isFree(folder || 'my-dapp') ? undefined : 'This folder contains files.'),
        }),
      )
    : 'my-dapp'

const askTemplate = async (): Promise<Template> =>
  process.stdin.isTTY
    ? answered(
        await select({
          message: 'Which template?',
          options: templates.map((value) => ({ value, label: labels[value] })),
        }),
      )
    : 'vite-react'

async function main(): Promise<void> {
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return
  }
  if (values.template !== undefined && !isTemplate(values.template))
    fail(`Unknown template ${values.template}.\n${usage}`)
  intro('A dApp on the Radix ledger')
  const folder = positionals[0] ?? (await askFolder())
  const template = values.template ?? (await askTemplate())
  createDapp({ folder, template }).match(
    (at) => {
      note(
        `cd ${folder}\nnpm install\nnpm test\nnpm run devnet\nnpm run dev      # in a second terminal: http://localhost:5173`,
        'Next steps',
      )
      outro(at)
    },
    ({ kind, folder: where, reason }) =>
      fail(kind === 'not-empty' ? `${where} is not empty.` : `Cannot write to ${where}: ${reason ?? ''}`),
  )
}

void main()
