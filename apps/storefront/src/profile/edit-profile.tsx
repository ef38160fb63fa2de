'use client'

import { Button, buttonStyle, Checkbox, FactList, Skeleton, ThemeSwitch } from '@lootboxes/ui'
import { useToolkit, useWallet } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { reportFailure } from '@/client/activity'
import { skipKey, soundKey } from '@/client/client'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { useRemembered } from '@/client/use-remembered'
import { WhenWallet } from '@/client/when-wallet'
import { type ResetData, resetSharedData } from '@/wallet/reset-shared-data'
import { sharedData } from '@/wallet/shared-data'

const asked: Readonly<Record<ResetData, string>> = {
  account: 'Choose another account',
  name: 'Share or change my name',
}

/** What the wallet shares, and asking it again; then what this browser keeps of how the site looks. */
export function EditProfile() {
  return (
    <div className="grid max-w-5xl gap-8 lg:grid-cols-2">
      <WhenWallet fallback={<Skeleton shape="box" className="h-52 lg:h-full" />}>
        <Shared />
      </WhenWallet>
      <Settings />
    </div>
  )
}

function Shared() {
  const client = useClient()
  const withToolkit = useToolkit()
  const { status, persona, account, walletData } = useWallet()
  const [busy, setBusy] = useState<ResetData | undefined>(undefined)
  const [said, setSaid] = useState('')
  const ask = async (what: ResetData) => {
    setBusy(what)
    setSaid('Asked. Look at your wallet.')
    const answer = await withToolkit((toolkit) => resetSharedData(what, toolkit))
    setBusy(undefined)
    if (answer.isOk()) {
      setSaid('Your wallet answered. This is what it shares now.')
      return
    }
    setSaid('Nothing was changed. The wallet menu says why.')
    await reportFailure(client, 'connect', { code: answer.error.error, cause: answer.error })
  }
  return (
    <section aria-labelledby="shared" className="outline-card flex flex-col gap-5 bg-card p-5 sm:p-7">
      <h2 id="shared" className="heading text-2xl">
        Shared by your wallet
      </h2>
      {status === 'connected' ? (
        <>
          <FactList
            facts={[
              { label: 'Persona', value: persona?.label ?? 'None' },
              {
                label: account?.label ?? 'Account',
                value: <code className="text-sm">{account?.address ?? 'None'}</code>,
              },
              ...sharedData(walletData.personaData),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            {(['account', 'name'] as const).map((what) => (
              <Button
                key={what}
                busy={busy === what}
                aria-disabled={busy !== undefined}
                onClick={() => (busy === undefined ? void ask(what) : undefined)}
              >
                {asked[what]}
              </Button>
            ))}
          </div>
          <p role="status" className="text-ink-soft text-sm empty:hidden">
            {said}
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-soft">Nothing: nobody is connected.</p>
          <SiteAnchor href="/login?to=/profile/user_avatar" className={buttonStyle({ className: 'self-start' })}>
            Connect
          </SiteAnchor>
        </>
      )}
    </section>
  )
}

/** How the site looks and sounds here; kept in this browser alone. */
export function Settings() {
  const [skips, skip] = useRemembered(skipKey)
  const [sounds, sound] = useRemembered(soundKey)
  return (
    <section aria-labelledby="settings" className="outline-card flex flex-col gap-5 bg-card p-4 sm:p-7">
      <h2 id="settings" className="heading text-2xl">
        In this browser
      </h2>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">Day or night</h3>
        <ThemeSwitch className="self-start max-[22rem]:[&_svg]:hidden" />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">Reveals</h3>
        <Checkbox label="Skip the animation" checked={skips} onChange={({ target }) => skip(target.checked)} />
        <Checkbox label="Let it be heard" checked={sounds} onChange={({ target }) => sound(target.checked)} />
        <p className="text-ink-soft text-sm">
          Less motion everywhere is your system’s setting, and this site follows it.
        </p>
      </div>
    </section>
  )
}
