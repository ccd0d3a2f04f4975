/** What the file dialogs offer. */
export const wordFiles = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document'
