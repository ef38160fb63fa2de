import { Check, LoaderCircle, TriangleAlert, Wallet } from 'lucide-react'
import { cn } from '../cn'
import { Button, type ButtonProps } from '../parts/button'
import { FailureBadge } from './failure-badge'

/** The four states of the specification (L70), and `restoring` while the stored login is read. */
export type ConnectStatus = 'restoring' | 'default' | 'pending' | 'success' | 'error'

const english = {
  connect: 'Connect wallet',
  restoring: 'Restoring your session',
  pending: 'Check your wallet',
  success: 'Connected',
  error: 'Not connected',
  /** The texts of success and error while a persona is connected, because they then concern another request. */
  done: 'Done',
  failed: 'Request failed',
  menu: 'Wallet menu',
}

export type ConnectButtonProps = Omit<ButtonProps, 'children' | 'busy'> & {
  status?: ConnectStatus
  /** The label of the connected persona. */
  persona?: string | undefined
  /** The number of failed requests that the user has not seen. */
  failures?: number
  /** Whether the user caused all of them: no alarm. */
  calm?: boolean
  words?: Partial<typeof english>
  /** For a narrow header: words without an icon while not connected, an icon without words otherwise. */
  compact?: boolean
}

/** Opens the wallet menu and shows the state of the wallet. Announces its state politely, never by colour alone. */
export function ConnectButton({
  status = 'default',
  persona,
  failures = 0,
  calm = false,
  words,
  compact = false,
  size = 'small',
  className,
  ...props
}: ConnectButtonProps) {
  const say = { ...english, ...words }
  const succeeded = persona === undefined ? say.success : say.done
  const erred = persona === undefined ? say.error : say.failed
  const state = { ...say, default: '', success: succeeded, error: erred }[status]
  // The name stays while a request runs, so that the header keeps its widths; the icon shows the state.
  const shown = persona ?? (state || say.connect)
  const isAction = persona === undefined && status === 'default'
  // In a narrow header: what to do, and why nothing is connected.
  const isWorded = isAction || (persona === undefined && status === 'error')
  return (
    <span data-slot="connect" className="relative inline-flex min-w-0 max-w-full">
      <Button
        data-slot="connect-button"
        data-status={status}
        variant={isAction ? 'primary' : 'outline'}
        size={size}
        aria-haspopup="dialog"
        {...(persona === undefined
          ? {}
          : { 'aria-label': [`${say.menu}: ${persona}`, state].filter(Boolean).join(', ') })}
        {...(status === 'restoring' ? { 'aria-busy': true } : {})}
        {...props}
        className={cn('min-w-11 max-w-[min(13rem,100%)]', compact && isWorded && 'max-sm:px-3', className)}
      >
        <Mark status={status} className={cn(compact && isWorded && 'max-sm:hidden')} />
        <span
          className={cn(
            'truncate',
            compact && !isWorded && 'max-sm:sr-only',
            // The longest text, in the narrowest header with menus.
            compact && persona === undefined && status === 'pending' && 'lg:max-[68rem]:sr-only',
            status === 'restoring' && 'sr-only',
          )}
        >
          {shown}
        </span>
        {status === 'restoring' ? (
          <span aria-hidden="true" className="h-3 w-20 rounded-[2px] bg-wash-strong motion-safe:animate-breathe" />
        ) : null}
      </Button>
      <FailureBadge count={failures} calm={calm} className="absolute -top-2.5 right-0" />
      <span role="status" className="sr-only">
        {status === 'restoring' ? '' : state}
      </span>
    </span>
  )
}

function Mark({ status, className }: { status: ConnectStatus; className: string }) {
  if (status === 'pending') return <LoaderCircle aria-hidden className="motion-safe:animate-turn" />
  if (status === 'success') return <Check aria-hidden className="text-leaf" />
  if (status === 'error') return <TriangleAlert aria-hidden className={cn('text-coral', className)} />
  return <Wallet aria-hidden className={className} />
}
