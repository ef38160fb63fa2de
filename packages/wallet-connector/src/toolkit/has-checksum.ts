/**
 * Whether the bech32m checksum of an address is valid (BIP 350). `parseAddress` of the ledger package checks more, but adds
 * 3 kB to every page with a toolkit.
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
    // The generator polynomial: one constant for each bit that is shifted out.
    for (const value of [996825010, 642813549, 513874426, 1027748829, 705979059]) {
      if (sum & 0x2000000) next ^= value
      sum >>= 1
    }
    sum = next
  }
  return sum === 0x2bc830a3
}
