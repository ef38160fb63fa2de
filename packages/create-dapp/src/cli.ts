#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createDapp, type Template, templates } from './create-dapp'

const usage = `npm create @lootboxes/dapp FOLDER -- --template ${templates.join(' | ')}`
const print = (line: string): void => void process.stdout.write(`${line}\n`)

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
if (values.help) {
  print(usage)
  process.exit(0)
}

/** Prompts on a terminal; returns the fallback elsewhere. */
async function ask(question: string, fallback: string): Promise<string> {
  if (!process.stdin.isTTY) return fallback
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (${fallback}) `)
  terminal.close()
  return answer.trim() || fallback
}

const isTemplate = (name: string): name is Template => templates.some((known) => known === name)
async function main(): Promise<void> {
  const folder = positionals[0] ?? (await ask('Folder', 'my-dapp'))
  const template = values.template ?? (await ask(`Template: ${templates.join(', ')}`, templates[0]))
  if (!isTemplate(template)) fail(`Unknown template ${template}.\n${usage}`)
  createDapp({ folder, template }).match(
    (at) => print(`${at}\n\n  cd ${folder}\n  npm install\n  npm test\n  npm run dev`),
    ({ kind, folder: where, reason }) =>
      fail(kind === 'not-empty' ? `${where} is not empty.` : `Cannot write to ${where}: ${reason ?? ''}`),
  )
}

void main()
