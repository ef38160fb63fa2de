import { Link, Prose } from '@lootboxes/ui'
import { ClearDataIsland } from '@/client/clear-data-island'
import { product } from '@/config/product'
import { PrivacyPolicy, privacyFacts } from './privacy-policy'

/** Terms and Privacy on one page (spec section 2), with every third party and every stored key. */
export function TermsPage({ title = 'Terms and Privacy' }: { title?: string }) {
  return (
    <div className="wrap py-12">
      <h1 className="heading mb-6 text-5xl">{title}</h1>
      <Prose>
        <p>
          <Link href="#terms">Terms and conditions</Link> · <Link href="#privacy">Privacy policy</Link>
        </p>
        <h2 id="terms">Terms and conditions</h2>
        <h3>What you buy</h3>
        <p>
          A ticket is a non-fungible token on the Radix ledger. Opening it asks the ledger for one piece of loot out of
          what is left in the box; handing it in exchanges the ticket for that loot. The price, the number of tickets
          left and the odds are read from the ledger and shown before you sign.
        </p>
        <h3>No way back</h3>
        <p>
          A transaction you sign in your wallet cannot be undone by us or by anybody else. If it fails, nothing leaves
          your account but the network fee. The loot is drawn by chance: you may receive something you value at less
          than the ticket.
        </p>
        <h3>The 100-club</h3>
        <p>
          An account that holds at least 100 {product.tokenSymbol} sends a form of the transaction in which the box pays
          the network fee. Your tokens are shown to the box as a proof and stay where they are.
        </p>
        <h3>What we do not do</h3>
        <p>
          We never hold your keys, your tokens or your tickets, and we never ask for a recovery phrase. We are not a
          party to what you do with your loot.
        </p>
        <h3>Who may play</h3>
        <p>You must be of age where you live, and buying chance-based goods must be allowed there.</p>
        <PrivacyPolicy {...privacyFacts()} />
      </Prose>
      <ClearDataIsland />
    </div>
  )
}
