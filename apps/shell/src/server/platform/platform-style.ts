export const PLATFORM_STYLE = `
:root{color-scheme:light;--ink:#1c1a17;--soft:#6a645b;--line:#ddd6ca;--paper:#fbf9f5;--card:#fff;--live:#2f6f4f;--canary:#b3541e;--harm:#8a1c3b}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 64px;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:1200px;margin:auto;display:grid;gap:16px}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif}
h2{margin:0 0 12px;font:600 1.125rem/1.3 system-ui,sans-serif}
header p,.soft{margin:4px 0 0;color:var(--soft)}
section{padding:16px;background:var(--card);border:1px solid var(--line);border-radius:8px;min-width:0}
table{width:100%;border-collapse:collapse;font-size:.875rem;overflow-wrap:anywhere}
table,tbody,tr,td{display:block}
thead{position:absolute;clip-path:inset(50%)}
tr{padding:8px 0;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0}
th,td{padding:0;text-align:left;vertical-align:top}
td::before{content:attr(data-title) / "";display:block;color:var(--soft)}
td.n,th.n{font-variant-numeric:tabular-nums}
code{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
strong code{font-weight:700}
.charts{display:grid;gap:16px}
figure{margin:0;min-width:0}
figcaption{font-weight:500}
figure p{margin:4px 0 0;font-size:.875rem;color:var(--soft)}
svg{display:block;width:100%;height:96px;background:var(--paper);border:1px solid var(--line)}
polyline{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
polyline.live{stroke:var(--live)}polyline.canary{stroke:var(--canary)}polyline.harm{stroke:var(--harm)}
line.limit{stroke:var(--soft);stroke-dasharray:4 4;vector-effect:non-scaling-stroke}
.live-key{color:var(--live)}.canary-key{color:var(--canary)}
ol{margin:0;padding:0;list-style:none}
ol li{padding:8px 0;border-top:1px solid var(--line);font-size:.875rem}
ol li:first-child{border-top:0;padding-top:0}
@media (min-width:22em){td{position:relative;padding-inline-start:7rem}td::before{position:absolute;inset-inline-start:0}}
@media (min-width:50em){
table{display:table}thead{position:static;clip-path:none;display:table-header-group}tbody{display:table-row-group}tr{display:table-row;border:0}
th,td{display:table-cell;padding:6px 12px 6px 0;border-top:1px solid var(--line)}
td::before{content:none}
thead th{border-top:0;color:var(--soft);font-weight:500}
td.n,th.n{text-align:right}
}
@media (min-width:50em){.charts{grid-template-columns:1fr 1fr}.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}}
`;
