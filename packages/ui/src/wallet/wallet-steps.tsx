import type { ComponentProps, ReactNode } from 'react'

export type WalletStepsProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** Links to the stores of the wallet app. */
  stores: ReactNode
  /** A link to the extension, with its name as text. */
  extension?: ReactNode
  /** A `QrCode` of this page. */
  code?: ReactNode
  /** A link to the help. */
  help?: ReactNode
}

/** For a visitor without a wallet: the steps on a phone or a desktop, the stores, and a QR code of this page. */
export function WalletSteps({ stores, extension = 'Radix Wallet Connector', code, help, ...props }: WalletStepsProps) {
  return (
    <details data-slot="wallet-steps" {...props}>
      <summary className="min-h-11 cursor-pointer content-center font-medium">No wallet yet?</summary>
      <ol className="hidden list-decimal pl-6 text-sm pointer-coarse:block [&>li]:py-1">
        <li>Install the Radix Wallet on this phone and create an account in it.</li>
        <li>Return to this page and press Connect wallet. Approve the request in the wallet.</li>
      </ol>
      <ol className="list-decimal pl-6 text-sm pointer-coarse:hidden [&>li]:py-1">
        <li>Install the Radix Wallet on your phone and create an account in it.</li>
        <li>Install the {extension} in this browser and scan its code with the wallet.</li>
        <li>Return to this page and press Connect wallet.</li>
      </ol>
      <p className="flex flex-wrap gap-3 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">{stores}</p>
      {code}
      {help}
    </details>
  )
}
