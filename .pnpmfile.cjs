/** Node's packages name their platform as text where pnpm reads a list, and would all six be installed. */
const readPackage = (manifest) => {
  if (!/^node-(?:bin-)?(?:darwin|linux|win)-/.test(manifest.name ?? '')) return manifest
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() }
}

/** The published packages contain no sources. Only this workspace resolves the condition that names them. */
const withoutSources = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([condition]) => condition !== '@lootboxes/source')
          .map(([condition, target]) => [condition, withoutSources(target)]),
      )
    : value

const beforePacking = (manifest) => ({ ...manifest, exports: withoutSources(manifest.exports) })

module.exports = { hooks: { readPackage, beforePacking } }
