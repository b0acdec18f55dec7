/** What was read last, and the shop's files, are there without a network. Nothing of it is needed for the first picture. */
export function startOffline() {
  void import('@/api/keptAnswers').then(({ keepAnswers }) => addEventListener('pagehide', keepAnswers())).catch(() => undefined)
  void import('@/platform/offline/serviceWorker').then(({ keepShell }) => keepShell()).catch(() => undefined)
}
