#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateProject } from './migrate-project'

const usage = 'npx @lootboxes/migrate [FOLDER] [--write]\n\nPrints the diff. With --write it changes the files.'
const print = (line: string): void => void process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
const read = () => {
  try {
    return parseArgs({
      options: {
        write: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`)
  }
}
const { values, positionals } = read()
if (values.help) {
  print(usage)
  process.exit(0)
}
const dryRun = !values.write || values['dry-run'] === true
migrateProject({ folder: resolve(positionals[0] ?? '.'), dryRun }).match(
  (files) => {
    for (const { path, changed, notes, diff } of files) {
      if (dryRun && diff !== '') print(diff)
      print(`${changed ? (dryRun ? 'would change' : 'changed') : 'check'}  ${path}`)
      for (const { line, text } of notes) print(`  line ${line}: ${text}`)
    }
    if (files.length === 0) print('Found no use of radix-dapp-toolkit.')
    else if (dryRun) print('\nNothing was written. To write these changes, run the command again with --write.')
    else if (files.some(({ changed }) => changed))
      print('\nRun npm install. Then review the diff and the lines listed above.')
    else print('\nNothing changed. Review the lines listed above.')
  },
  ({ kind, folder, reason = '' }) =>
    fail(
      {
        'no-folder': `${folder} is not a folder. Name the folder of the dApp that has its package.json.`,
        'no-package-json': `${folder} has no package.json. Name the folder of the dApp that has it.`,
        unreadable: `${folder} cannot be read: ${reason}`,
      }[kind],
    ),
)
