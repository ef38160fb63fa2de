import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const deployed = join(import.meta.dirname, '../../../deploy/varnish')

/** Writes the configuration of `deploy/varnish` to a folder, with storefronts on these ports of this machine. */
export function writeVarnishConfig(folder: string, ports: readonly number[]): void {
  copyFileSync(join(deployed, 'default.vcl'), join(folder, 'default.vcl'))
  let place = 0
  const backends = readFileSync(join(deployed, 'backends.vcl'), 'utf8').replaceAll(
    /\.host = "[^"]+"; \.port = "3000";/g,
    () => `.host = "127.0.0.1"; .port = "${ports[place++ % ports.length]}";`,
  )
  writeFileSync(join(folder, 'backends.vcl'), backends)
}

/** The command that runs Varnish with the configuration in a folder. */
export const varnishCommand = (folder: string, port: number): string[] => [
  '/usr/sbin/varnishd',
  '-F',
  ...['-j', 'none', '-n', join(folder, 'work')],
  ...['-a', `127.0.0.1:${port}`, '-T', 'none', '-s', 'malloc,256m'],
  ...['-p', `vcl_path=${folder}`, '-f', join(folder, 'default.vcl')],
]
