/** The package comes without types. */
declare module '@wordpress/block-editor'
