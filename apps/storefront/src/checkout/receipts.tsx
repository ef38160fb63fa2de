import { Link } from '@lootboxes/ui'
import { receiptPath } from '@/config/paths'

/** A link to the receipt of each transaction, in a new tab, so that the dialog stays. `only` is the text of a single one. */
export const Receipts = ({ hashes, only = 'Receipt' }: { hashes: readonly string[]; only?: string }) =>
  hashes.map((hash, index) => (
    <Link key={hash} href={receiptPath(hash)} external className="touch-target relative">
      {hashes.length === 1 ? only : `Receipt ${index + 1} of ${hashes.length}`}
    </Link>
  ))
