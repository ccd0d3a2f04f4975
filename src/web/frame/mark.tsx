/** The tool's own mark: a page of three blocks. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill="var(--action)" />
      <path fill="#fff" d="M6 6h12v4H6zM6 12h5v6H6zM13 12h5v6h-5z" />
    </svg>
  )
}
