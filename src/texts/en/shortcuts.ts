/** Every word about the builder's keys, in English; those of the commands stand in `commands.ts`. */
export const texts = {
  title: 'Keyboard shortcuts',
  or: 'or',
  groups: {
    page: 'Everywhere',
    canvas: 'On a section, or its row in the outline',
    dragging: 'Moving a section by its handle',
    library: 'In the library',
    review: 'On a text in the review',
    dialogs: 'In a dialog',
  },
  rows: {
    betweenSections: 'Section above or below',
    firstOrLast: 'First or last section',
    lift: 'Pick up',
    step: 'Move by 25 px',
    bigStep: 'Move by 100 px',
    drop: 'Put down',
    cancel: 'Put back',
    toCards: 'From the search to the components',
    betweenCards: 'From one component to another',
    add: 'Add to the page',
    width: 'Change the width, at the edge',
    close: 'Close',
  },
} as const
