/** Failures nobody has looked at, as the wallet's button shows them. */
export function UnseenBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-1 -right-1 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-coral px-1 font-semibold text-on-coral text-xs">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{count === 1 ? '1 request needs a look' : `${count} requests need a look`}</span>
    </span>
  )
}
