/** What says how a handle works; handles name it as their description. */
export const dragInstructionsId = 'drag-instructions'
