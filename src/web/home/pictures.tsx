/** A page being put together: a block on its way to its place. */
export function BuilderPicture() {
  return (
    <svg viewBox="0 0 320 132" aria-hidden>
      <rect x="24" y="22" width="72" height="24" rx="6" fill="var(--line)" />
      <rect x="24" y="54" width="72" height="24" rx="6" fill="var(--line)" />
      <rect x="24" y="86" width="72" height="24" rx="6" fill="var(--line)" />
      <rect x="128" y="14" width="168" height="118" rx="8" fill="var(--surface)" stroke="var(--line)" />
      <rect x="140" y="26" width="144" height="26" rx="5" fill="var(--picture-strong)" />
      <rect x="140" y="60" width="144" height="3" rx="1.5" fill="var(--accent)" />
      <rect x="140" y="100" width="68" height="22" rx="5" fill="var(--line)" />
      <rect x="216" y="100" width="68" height="22" rx="5" fill="var(--line)" />
      <g transform="rotate(-4 170 80)">
        <rect x="104" y="68" width="128" height="26" rx="6" fill="var(--accent)" />
        <rect x="114" y="78" width="56" height="6" rx="3" fill="var(--surface)" />
      </g>
    </svg>
  )
}

/** A document turns into a page. */
export function GeneratorPicture() {
  return (
    <svg viewBox="0 0 320 132" aria-hidden>
      <rect x="44" y="18" width="84" height="108" rx="8" fill="var(--surface)" stroke="var(--line)" />
      <rect x="56" y="32" width="44" height="7" rx="3.5" fill="var(--picture-strong)" />
      <rect x="56" y="50" width="60" height="4" rx="2" fill="var(--line)" />
      <rect x="56" y="62" width="60" height="4" rx="2" fill="var(--line)" />
      <rect x="56" y="74" width="60" height="4" rx="2" fill="var(--line)" />
      <rect x="56" y="86" width="60" height="4" rx="2" fill="var(--line)" />
      <rect x="56" y="98" width="36" height="4" rx="2" fill="var(--line)" />
      <path
        d="M142 72h26m-9-9 9 9-9 9"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="184" y="30" width="112" height="84" rx="8" fill="var(--surface)" stroke="var(--line)" />
      <path d="M184 38a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v20H184z" fill="var(--accent)" />
      <rect x="196" y="40" width="48" height="7" rx="3.5" fill="var(--surface)" />
      <rect x="196" y="70" width="26" height="32" rx="4" fill="var(--picture-strong)" />
      <rect x="227" y="70" width="26" height="32" rx="4" fill="var(--picture-strong)" />
      <rect x="258" y="70" width="26" height="32" rx="4" fill="var(--picture-strong)" />
    </svg>
  )
}
