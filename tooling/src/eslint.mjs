import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The typed pass: the rules that catch real bugs. Format and cheap rules belong to Biome. */
export const typed = (tsconfigRootDir, ...own) =>
  tseslint.config(
    {
      ignores: [
        'dist',
        '.next',
        'storybook-static',
        'reports',
        '*.config.*',
        'next-env.d.ts',
        'public',
        '.storybook',
        'test-results',
      ],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strictTypeChecked],
      plugins: { 'react-hooks': reactHooks },
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir } },
      rules: {
        ...reactHooks.configs.recommended.rules,
        '@typescript-eslint/consistent-type-definitions': 'off',
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
        // `_` is what is left out on purpose: of an object whose rest is wanted, of a signature.
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_+$', varsIgnorePattern: '^_+$', destructuredArrayIgnorePattern: '^_+$' },
        ],
        '@typescript-eslint/no-invalid-void-type': 'off',
        '@typescript-eslint/no-unnecessary-type-parameters': 'off',
        '@typescript-eslint/unified-signatures': 'off',
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Read configuration in env.ts only.' },
        ],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'e2e/**', 'bench/**', 'visual/**', 'browser/**'],
      rules: {
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/unbound-method': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/require-await': 'off',
        'no-restricted-properties': 'off',
        // Playwright's fixtures have a `use` that is no hook.
        'react-hooks/rules-of-hooks': 'off',
      },
    },
    ...own,
  )
