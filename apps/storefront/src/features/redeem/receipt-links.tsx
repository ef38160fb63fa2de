import { Link } from '@lootboxes/ui'

/** What was just redeemed, to read again: one receipt for each transaction. In a tab of their own, so the choice stays. */
export function ReceiptLinks({ hashes }: { hashes: readonly string[] }) {
  if (hashes.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {hashes.map((hash, index) => (
        <Link key={hash} href={`/receipt/${hash}`} external className="touch-target relative">
          {hashes.length === 1 ? 'Receipt' : `Receipt ${index + 1} of ${hashes.length}`}
        </Link>
      ))}
    </p>
  )
}
