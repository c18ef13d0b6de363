/** A page on the workbench: blocks on their grid, one of them being moved into place. */
export function EntrancePicture() {
  return (
    <svg viewBox="0 0 560 470" fill="none" role="presentation">
      <g filter="drop-shadow(0 24px 34px rgb(58 46 30 / .2))">
        <rect x="28" y="34" width="504" height="392" rx="14" fill="#fffefb" />
        <path d="M28 48a14 14 0 0 1 14-14h476a14 14 0 0 1 14 14v22H28z" fill="#f5f1e9" />
        {[48, 64, 80].map((x) => (
          <circle key={x} cx={x} cy="52" r="4.5" fill="#d8cfbf" />
        ))}
        <rect x="184" y="44" width="192" height="16" rx="8" fill="#e8e1d4" />
      </g>
      <g fill="#211c16">
        <rect x="62" y="100" width="74" height="10" rx="5" />
        <rect x="378" y="101" width="30" height="8" rx="4" opacity=".3" />
        <rect x="420" y="101" width="30" height="8" rx="4" opacity=".3" />
        <rect x="462" y="101" width="38" height="8" rx="4" opacity=".3" />
        <rect x="62" y="148" width="176" height="20" rx="5" />
        <rect x="62" y="178" width="132" height="20" rx="5" />
        <rect x="62" y="216" width="168" height="7" rx="3.5" opacity=".22" />
        <rect x="62" y="231" width="150" height="7" rx="3.5" opacity=".22" />
      </g>
      <rect x="62" y="256" width="84" height="26" rx="13" fill="#2f41cc" />
      <rect x="268" y="138" width="232" height="152" rx="6" fill="#d9b98c" />
      <path
        d="M268 252c46-30 84-30 126-6s74 22 106-4v48a6 6 0 0 1-6 6H274a6 6 0 0 1-6-6z"
        fill="#b9875a"
      />
      <path
        d="M352 246c-13-8-17-26-13-42 2-9-4-13-4-19h48c0 6-6 10-4 19 4 16 0 34-13 42z"
        fill="#fbf6ec"
      />
      <ellipse cx="359" cy="185" rx="24" ry="5" fill="#e7dac4" />
      {[62, 212, 362].map((x, index) => (
        <g key={x}>
          <rect
            x={x}
            y="318"
            width="138"
            height="84"
            rx="6"
            fill={['#e6dccb', '#cfd8cb', '#dcd3e2'][index]}
          />
          <rect x={x} y="410" width="62" height="6" rx="3" fill="#211c16" opacity=".35" />
        </g>
      ))}
      <path d="M118 384h26l4-34h-34z" fill="#a4713f" />
      <path d="M258 384h46l-7-28a16 16 0 0 0-32 0z" fill="#6d8a6a" />
      <path d="M418 384v-30c0-6 4-8 4-14h18c0 6 4 8 4 14v30z" fill="#7d6a94" />
      <g>
        <rect x="206" y="312" width="150" height="96" rx="8" stroke="#2f41cc" strokeWidth="2" />
        {[
          [206, 312],
          [356, 312],
          [206, 408],
          [356, 408],
        ].map(([x = 0, y = 0]) => (
          <rect
            key={`${x} ${y}`}
            x={x - 5}
            y={y - 5}
            width="10"
            height="10"
            rx="2.5"
            fill="#fff"
            stroke="#2f41cc"
            strokeWidth="2"
          />
        ))}
      </g>
      <path
        d="m330 380 0 40 10-9 7 16 9-4-7-16 14-1z"
        fill="#211c16"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
