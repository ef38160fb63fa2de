/** Node's packages name their platform as text where pnpm reads a list, and would all six be installed. */
const readPackage = (manifest) => {
  if (!/^node-(?:bin-)?(?:darwin|linux|win)-/.test(manifest.name ?? '')) return manifest
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() }
}

module.exports = { hooks: { readPackage } }
