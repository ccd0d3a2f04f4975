/** Where the making of a download stands. */
export type Download = { status: 'idle' } | { status: 'generating' } | { status: 'saved'; filename: string }
