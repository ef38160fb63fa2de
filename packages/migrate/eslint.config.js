import { typed } from '@lootboxes/tooling/eslint'

export default typed(
  import.meta.dirname,
  { ignores: ['fixtures'] },
  {
    files: ['src/**'],
    // The guards of ts-morph are static methods, which take its own nodes wherever they came from.
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
)
