/** Looks of the platform page; it needs nothing else. */
export const PLATFORM_STYLE = `
:root{color-scheme:light;--ink:#1c1a17;--soft:#6a645b;--line:#ddd6ca;--paper:#fbf9f5;--card:#fff;--live:#2f6f4f;--canary:#b3541e;--harm:#8a1c3b}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 64px;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:1200px;margin:auto;display:grid;gap:16px}
h1{margin:0;font:600 28px/1.2 Georgia,serif}
h2{margin:0 0 12px;font:600 18px/1.3 system-ui,sans-serif}
header p,.soft{margin:4px 0 0;color:var(--soft)}
section{padding:16px;background:var(--card);border:1px solid var(--line);border-radius:8px;min-width:0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-weight:500}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
td code{white-space:nowrap}
strong code{font-weight:700}
.scroll:focus-visible{outline:2px solid var(--live);outline-offset:4px}
.charts{display:grid;gap:16px}
figure{margin:0;min-width:0}
figcaption{font-weight:500}
figure p{margin:4px 0 0;font-size:14px;color:var(--soft)}
svg{display:block;width:100%;height:96px;background:var(--paper);border:1px solid var(--line)}
polyline{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
polyline.live{stroke:var(--live)}polyline.canary{stroke:var(--canary)}polyline.harm{stroke:var(--harm)}
line.limit{stroke:var(--soft);stroke-dasharray:4 4;vector-effect:non-scaling-stroke}
.live-key{color:var(--live)}.canary-key{color:var(--canary)}
ol{margin:0;padding:0;list-style:none}
ol li{padding:8px 0;border-top:1px solid var(--line);font-size:14px}
ol li:first-child{border-top:0;padding-top:0}
@media (min-width:800px){.charts{grid-template-columns:1fr 1fr}.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}}
`;
