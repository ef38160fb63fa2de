/** More tickets than one transaction can spend: the wallet asks once for each (its sheets come one after the other). */
export function PartsNote({ count }: { count: number }) {
  if (count < 2) return null
  return (
    <p className="text-ink-soft text-sm">
      So many tickets take {count} transactions, one after the other: your wallet asks for each.
    </p>
  )
}
