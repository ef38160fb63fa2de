import type { KnipConfig } from 'knip'

/** knip's plugins find tests, stories and configuration files. Every other entry and every exception has its reason here. */
const config: KnipConfig = {
  ignoreDependencies: [
    // scripts/packed.mjs starts their programs, and scripts/consumed.mjs compiles with typescript-oldest.
    '@arethetypeswrong/cli',
    'publint',
    'typescript-oldest',
    // turbo and the scripts start pnpm.
    'pnpm',
    // READMEs and tests run programs with it.
    'tsx',
    // .changeset/config.json names its schema, which @changesets/cli installs.
    '@changesets/config',
    // TypeDoc loads it by name.
    'typedoc-plugin-markdown',
  ],
  // Programs of Linux, and of another package of the workspace.
  ignoreBinaries: ['unshare', 'apt-get', 'playwright'],
  workspaces: {
    '.': {
      entry: [
        // Node runs these tests.
        'scripts/*.test.mjs',
        // scripts/check.mjs starts these by path.
        'scripts/{audit,coverage}.mjs',
        // deploy/Dockerfile and the release check start this one.
        'scripts/assemble.mjs',
        // `pnpm newsletter` changes the folder before it starts this one.
        'scripts/newsletter.mjs',
        // scripts/test-full.mjs starts this one.
        'integrations/run.mjs',
        // dependency-cruiser loads it.
        'dependency-cruiser.config.mjs',
      ],
      // The projects in integrations are no members of the workspace: integrations/run.mjs installs, builds and runs them.
      project: ['scripts/**/*.mjs', '*.mjs'],
    },
    'apps/storefront': {
      // SCREENS=1 runs the captures.
      entry: ['e2e/*.capture.ts', 'bench/*.bench.ts', 'http/*.test.ts'],
      // The browser loads files in public by URL; the server reads content at run time.
      project: ['{src,e2e,bench,http}/**/*.{ts,tsx}', '*.{ts,mjs}'],
    },
    'packages/*': {
      // Type tests, commands of packages, benches, and commands of maintainers that say in their first lines how to run them.
      entry: ['src/**/*.test-d.ts', 'src/cli.ts', 'bench/*.bench.ts', 'scripts/*.{ts,mjs}'],
      // templates and fixtures are programs of other teams: tests copy and run them.
      project: ['{src,bench,scripts,browser}/**/*.{ts,tsx,mjs}', '*.ts'],
    },
    'packages/ui': {
      // bench/reveal.bench.ts serves the page.
      entry: ['bench/*.bench.ts', 'bench/reveal-page.tsx', 'scripts/*.mjs'],
      project: ['{src,bench,scripts,visual,.storybook}/**/*.{ts,tsx,mjs,css}', '*.ts'],
    },
    'examples/*': {
      // src/examples.test.ts runs every program.
      entry: ['src/*.{ts,tsx}'],
    },
    tooling: {
      // A declaration belongs to the module beside it.
      project: ['src/*.mjs'],
    },
  },
}
export default config
