/** Writes changelog entries without commit hashes. Omits lists of updated dependencies, because all packages share one version. */
export default {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
}
