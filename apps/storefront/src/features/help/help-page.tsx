import { Link, Prose } from '@lootboxes/ui'
import { product } from '@/product'
import { failureText } from '../activity/failure-text'
import { helpId } from '../activity/help-href'
import { readShop } from '../shop/read-shop'
import { type HelpEntry, helpGroups } from './failure-groups'

const contents = [
  ['wallet', 'Set up a wallet'],
  ['tickets', 'Buy, reveal, redeem'],
  ['waiting', 'A ticket waits for its result'],
  ['fees', 'Fees and the 100-club'],
  ['unknown', 'Nobody knows how it ended'],
  ['errors', 'What the messages mean'],
] as const

/** `/help_center`: how to go on. Every failure in the wallet menu links to its own place here (trap T12). */
export function HelpPage() {
  const { networkName, tokenSymbol } = readShop()
  return (
    <div className="wrap py-12">
      <h1 className="heading mb-6 text-5xl">Help</h1>
      <Prose>
        <ul>
          {contents.map(([id, title]) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
        <h2 id="wallet">Set up a wallet</h2>
        <ol>
          <li>
            Get the Radix Wallet on your phone from{' '}
            <Link href="https://wallet.radixdlt.com/" external>
              wallet.radixdlt.com
            </Link>{' '}
            and make an account in it.
          </li>
          <li>Install the Radix Wallet Connector in this browser and link the phone to it.</li>
          <li>In the wallet’s settings, choose the network {networkName}.</li>
          <li>Press “Connect wallet” here. The wallet asks which persona and which one account this site may see.</li>
        </ol>
        <h2 id="tickets">Buy, reveal, redeem</h2>
        <p>
          Buying sends {tokenSymbol} to the box and brings tickets. Revealing opens tickets: the ledger then draws their
          loot. Redeeming hands revealed tickets in, and the loot moves into your account. Each step is a transaction
          you sign in your wallet; the account is the one the dialog names.
        </p>
        <p>
          Before you buy or redeem, the ledger is asked what the transaction would do. “Expected to fail” is no refusal:
          you may still send it, but only the network fee would be gone. A reveal is never tried out beforehand, because
          whoever could see the result could refuse it.
        </p>
        <h2 id="waiting">A ticket waits for its result</h2>
        <p>
          An opened ticket gets its loot in a later transaction of the ledger, usually within seconds. You may close the
          page meanwhile. The ticket stays under “Your tickets” as waiting, and “Collect Loot” appears when its loot is
          settled.
        </p>
        <h2 id="fees">Fees and the 100-club</h2>
        <p>
          A transaction costs a fraction of an XRD. An account that holds at least 100 {product.tokenSymbol} shows them
          to the box, and the box pays. They are never spent. When the club’s service does not answer, the plain
          transaction is used and your account pays.
        </p>
        <h2 id="unknown">Nobody knows how it ended</h2>
        <p>
          When neither the wallet nor the ledger says how a transaction ended, the wallet menu keeps it as “Not known
          yet” and the page goes on asking. “Check again” asks at once. Look at your tickets before you send it a second
          time: it may have worked.
        </p>
        <h2 id="errors">What the messages mean</h2>
        {helpGroups.map(({ title, text, entries }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl>
              {entries.map((entry) => (
                <Entry key={entry.sentence + entry.next} {...entry} />
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>Anything else</h3>
          <dl>
            <Entry {...failureText('other')} codes={['other']} />
          </dl>
        </section>
      </Prose>
    </div>
  )
}

/** The codes are what the console shows, and what a link from the wallet menu leads to. */
function Entry({ codes, sentence, next }: HelpEntry) {
  return (
    <>
      <dt className="mt-4 font-semibold has-[:target]:text-coral">
        {codes.map((code) => (
          <span key={code} id={helpId(code)} className="scroll-mt-24" />
        ))}
        {sentence}
      </dt>
      <dd className="m-0">
        {next} <code className="text-sm">{codes.filter((code) => code !== 'other').join(', ')}</code>
      </dd>
    </>
  )
}
