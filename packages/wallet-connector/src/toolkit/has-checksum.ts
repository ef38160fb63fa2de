/**
 * Whether the bech32m checksum of an address fits (BIP 350). `parseAddress` of the ledger package tells more and weighs
 * 3 kB, which every page with a toolkit would load.
 */
export const hasChecksum = (address: string): boolean => {
  const [prefix = '', data = ''] = address.split(/1(?=[^1]*$)/)
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  let sum = 1
  for (const word of [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...Array.from(data, (letter) => 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(letter)),
  ]) {
    let next = ((sum & 0x1ffffff) << 5) ^ word
    // The generator of the code, one number for each bit that is pushed out.
    for (const value of [996825010, 642813549, 513874426, 1027748829, 705979059]) {
      if (sum & 0x2000000) next ^= value
      sum >>= 1
    }
    sum = next
  }
  return sum === 0x2bc830a3
}
