/** Has the dialog opened when this page of the history is loaded, as a link that names it in its state does. */
export function linkPanel(panel: string) {
  history.replaceState({ ...history.state, usr: { panel } }, '')
}

/** So that who loads the page again later does not find it open. */
export function unlinkPanel() {
  history.replaceState({ ...history.state, usr: null }, '')
}
