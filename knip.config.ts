import type { KnipConfig } from 'knip'

/**
 * `pnpm check:unused` runs knip twice: over all files, then with `--production` over the files that tests and stories are no
 * users of (patterns with `!`). knip's plugins find tests, stories and configuration files. Every other entry and every
 * exception has its reason here.
 */
const testCode = ['!src/**/*.{test,test-d,stories,fixture}.{ts,tsx}!', '!src/**/{conformance,fixtures}/**!']

const ofPackage = {
  // Type tests, commands of packages, benches, and commands of maintainers that say in their first lines how to run them.
  entry: ['src/**/*.test-d.ts', 'src/cli.ts!', 'bench/*.bench.ts', 'scripts/*.{ts,mjs}', 'worlds/build.ts'],
  // templates and fixtures are programs of other teams: tests copy and run them.
  project: ['src/**/*.{ts,tsx}!', ...testCode, '{bench,scripts,browser}/**/*.{ts,tsx,mjs}', '*.ts'],
}

const config: KnipConfig = {
  // A unit test may import what its module uses itself.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  ignoreDependencies: [
    // scripts/packed.mjs starts their programs, and scripts/consumed.mjs compiles with typescript-oldest.
    '@arethetypeswrong/cli',
    'publint',
    'typescript-oldest',
    // tooling/src/tsc.mjs finds its program.
    'typescript-native',
    // turbo and the scripts start pnpm.
    'pnpm',
    // READMEs and tests run programs with it.
    'tsx',
    // Maintainers run its command: see CONTRIBUTING.md.
    '@changesets/cli',
    // .changeset/config.json names its schema, which @changesets/cli installs.
    '@changesets/config',
    // TypeDoc loads it by name.
    'typedoc-plugin-markdown',
    // src/ledger/card.tsx of the storefront reads their files.
    '@fontsource/bricolage-grotesque',
    '@fontsource/instrument-sans',
  ],
  ignoreIssues: {
    // open-page.ts bundles it by name.
    'packages/wallet-connector/bench/page.ts': ['exports'],
    // next.config.ts uses it, which is no file of the production mode.
    'apps/storefront/src/config/categories.ts': ['exports'],
    // With it a test has the state of a new process.
    'apps/storefront/src/config/per-process.ts': ['exports'],
  },
  // Programs of Linux, and of another package of the workspace.
  ignoreBinaries: ['unshare', 'apt-get', 'playwright'],
  workspaces: {
    '.': {
      entry: [
        // Node runs these tests.
        'scripts/*.test.mjs',
        // scripts/check.mjs starts these by path.
        'scripts/{coverage,licences,packed,sizes}.mjs',
        // deploy/Dockerfile and the release check start this one.
        'scripts/assemble.mjs',
        // scripts/test-full.mjs starts this one.
        'integrations/run.mjs',
        // dependency-cruiser loads it.
        'dependency-cruiser.config.mjs',
      ],
      // The projects in integrations are no members of the workspace: integrations/run.mjs installs, builds and runs them.
      project: ['scripts/**/*.mjs', '*.mjs'],
    },
    'apps/storefront': {
      entry: [
        // next.config.ts names the loader of pictures.
        'src/site/image-loader.ts!',
        // Values of the app that a test compares with the specification.
        'src/spec-exported.fixture.ts!',
        // SCREENS=1 runs the captures.
        'e2e/*.capture.ts',
        'bench/*.bench.ts',
        'http/*.test.ts',
      ],
      // The browser loads files in public by URL; the server reads content at run time.
      project: ['src/**/*.{ts,tsx}!', ...testCode, '{e2e,bench,http}/**/*.{ts,tsx}', '*.{ts,mjs}!'],
    },
    'apps/catalog-worker': { entry: ['src/main.ts!'], project: ['src/**/*.ts!'] },
    'packages/*': ofPackage,
    // Other packages publish their folder `testing`; of these two it serves tests only.
    'packages/devnet': { ...ofPackage, project: [...ofPackage.project, '!src/testing/**!'] },
    'packages/catalog': {
      // Benches and tests start these by path.
      entry: [...ofPackage.entry, 'bench/synthetic-*.ts', 'src/testing/*-child.ts'],
      project: [...ofPackage.project, '!src/testing/**!'],
    },
    'packages/codegen': {
      ...ofPackage,
      // Tests compare these with what the generator writes now.
      entry: [...ofPackage.entry, 'src/fixtures/*.generated.ts'],
    },
    'packages/ui': {
      // The rule of use: the app uses every export of the entry.
      includeEntryExports: true,
      // tsup builds every file, which makes no file an entry.
      tsup: { entry: [] },
      // bench/reveal.bench.ts serves the page.
      entry: ['src/index.ts!', 'bench/*.bench.ts', 'bench/reveal-page.tsx', 'scripts/*.mjs'],
      project: [
        'src/**/*.{ts,tsx,css}!',
        ...testCode,
        '{bench,scripts,visual,.storybook}/**/*.{ts,tsx,mjs,css}',
        '*.ts',
      ],
    },
    'examples/*': {
      // src/examples.test.ts runs every program.
      entry: ['src/*.{ts,tsx}!'],
    },
    'examples/kiosk': {
      // knip would run vite.config.ts, which starts a ledger from built packages.
      vite: false,
      entry: ['src/main.tsx!', 'vite.config.ts', 'test/*.test.ts'],
    },
    tooling: {
      // A declaration file belongs to the module of the same name.
      project: ['src/*.mjs'],
    },
  },
}
export default config
