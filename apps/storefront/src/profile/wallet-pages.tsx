import { FindingList, PageHead, PictureSteps, StepDrawing } from '@lootboxes/ui'
import { DeferredClearData } from '@/client/deferred-clear-data'
import { readSiteConfig } from '@/config/read-site-config'
import { LoginIsland } from './login-island'
import { EditProfile, WalletDiagnosis } from './profile-parts'

/** `/wallet`: checks of the connection to the wallet, the connected account, and the requests of this page. */
export function WalletPage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Wallet"
        lede="The connection between this browser and your wallet. Only your wallet can sign a transaction."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WalletDiagnosis />
        <section aria-label="The rights of this site" className="flex flex-col gap-8">
          <div className="flex flex-col gap-4">
            <h2 className="heading text-2xl">This site can</h2>
            <FindingList findings={can} words={verdictWords} />
          </div>
          <div className="flex flex-col gap-4">
            <h2 className="heading text-2xl">This site cannot</h2>
            <FindingList findings={cannot} words={verdictWords} />
          </div>
        </section>
      </div>
      <section aria-labelledby="steps" className="mt-12 flex flex-col gap-6 border-rule border-t-2 border-dashed pt-8">
        <h2 id="steps" className="heading text-3xl">
          How connecting works
        </h2>
        <PictureSteps steps={steps} />
      </section>
    </div>
  )
}

const steps = [
  {
    key: 'ask',
    title: 'This site asks',
    text: 'Press Connect wallet. The request appears in the Radix Wallet on your phone.',
    icon: <StepDrawing of="link" />,
  },
  {
    key: 'choose',
    title: 'You choose',
    text: 'In the wallet, choose the persona and the one account that this site may see, and approve.',
    icon: <StepDrawing of="sign" />,
  },
  {
    key: 'use',
    title: 'Your tickets appear',
    text: 'Every purchase needs your signature. When you disconnect, this browser forgets your login.',
    icon: <StepDrawing of="tickets" />,
  },
]

const verdictWords = { good: 'Can', bad: 'Cannot', unknown: 'Not known' }
const can = [
  'See the name and the account that you share',
  'Read the balances of that account',
  'Ask your wallet for a signature',
].map((text) => ({ verdict: 'good', text }) as const)
const cannot = ['Sign a transaction', 'Move your tokens, tickets or items', 'See your recovery phrase'].map(
  (text) => ({ verdict: 'bad', text }) as const,
)

/** `/profile/user_avatar`: shared data can only be changed in the wallet, so Edit sends a request to it. */
export function EditProfilePage() {
  return (
    <div className="wrap pb-14">
      <PageHead
        title="Edit Profile"
        lede="Your name and account come from your wallet, and are changed there. This browser stores how the site looks."
      />
      <EditProfile />
      <section aria-labelledby="forget" className="mt-12 border-rule border-t-2 border-dashed pt-8">
        <h2 id="forget" className="heading text-3xl">
          Forget this site
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          Removes the login, the list of requests and the settings from this browser. What is on the ledger stays there.
        </p>
        <DeferredClearData />
      </section>
    </div>
  )
}

/** `/login`: a card and nothing around it (L37, trap T48). */
export function LoginPage() {
  return <LoginIsland networkName={readSiteConfig().networkName} />
}
