import { createGateway } from '@lootboxes/gateway'
import type { CatalogOptions } from '../catalog-options'
import { createCatalog } from '../create-catalog'

/** The options of a child process: those that JSON can express. */
export type ChildOptions = Pick<CatalogOptions, 'database' | 'dAppDefinition' | 'batchSize'> & {
  readonly url: string
  readonly networkId: number
  readonly boxes: readonly (Omit<CatalogOptions['boxes'][number], 'price'> & { readonly price: string })[]
}

/** A writer in a separate process, for tests that kill it. Prints `reading` with each batch. */
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
