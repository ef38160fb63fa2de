import { cn, Link } from '@lootboxes/ui'

export type ReceiptsProps = {
  /** Transaction ids. */
  hashes: readonly string[]
  /** The text of the only receipt. */
  only?: string
  className?: string
}

/** A link to the receipt of each transaction, in a new tab, so that the dialog stays. */
export const Receipts = ({ hashes, only = 'Receipt', className }: ReceiptsProps) =>
  hashes.map((hash, index) => (
    <Link key={hash} href={`/receipt/${hash}`} external className={cn('touch-target relative', className)}>
      {hashes.length === 1 ? only : `Receipt ${index + 1} of ${hashes.length}`}
    </Link>
  ))
