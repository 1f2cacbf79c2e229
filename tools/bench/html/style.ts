/** The report's styles, in the shop's colours. */
export const STYLE = `
:root { --ink: #1c1a17; --soft: #3d3933; --paper: #fbf9f5; --line: #e6e0d6; --studio: #efebe3; --muted: #6f675c; --sale: #a3271f; --success: #2c6b4f; --gold: #c79a1b; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 'Instrument Sans', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1120px; margin: 0 auto; padding: 56px 24px 96px; }
h1, h2, .tile b { font-family: Fraunces, Georgia, serif; font-weight: 400; line-height: 1.1; }
h1 { font-size: clamp(34px, 6vw, 56px); margin: 0 0 8px; }
h2 { font-size: 28px; margin: 0; }
h3 { font-size: 14px; margin: 24px 0 8px; font-weight: 600; }
h3::first-letter { text-transform: uppercase; }
section { margin-top: 64px; }
ul, ol { list-style: none; margin: 0; padding: 0; }
small, .says, .meta, .label, .legend { color: var(--muted); font-size: 13px; }
.says, .meta { margin: 6px 0 20px; max-width: 70ch; }
.busy { border-left: 3px solid var(--gold); padding-left: 12px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 1px; background: var(--line); border: 1px solid var(--line); margin-top: 32px; }
.tile { background: #fff; padding: 18px 20px; }
.tile b { display: block; font-size: 34px; }
.tile[data-state=missed] b { color: var(--sale); }
.tile[data-state=holds] b, .tile[data-state=goal] b { color: var(--success); }
.bars li { display: grid; grid-template-columns: minmax(0, 320px) 1fr 64px 140px; gap: 16px; align-items: center; padding: 7px 0; border-bottom: 1px solid var(--line); }
.track { position: relative; height: 12px; background: var(--studio); border-radius: 2px; }
.track b { position: absolute; inset: 0 auto 0 0; background: var(--success); border-radius: 2px; min-width: 2px; }
[data-state=missed] .track b { background: var(--sale); }
[data-state=holds] .track b { background: #7fa892; }
[data-state=none] .track b { display: none; }
.track i { position: absolute; top: -4px; bottom: -4px; width: 2px; margin-left: -1px; }
.track .must { background: var(--ink); } .track .goal { background: var(--gold); }
.found { text-align: right; font-weight: 600; } [data-state=missed] .found { color: var(--sale); }
.wanted { color: var(--muted); font-size: 13px; } .wanted span { margin-left: 8px; }
summary { cursor: pointer; padding: 12px 0; color: var(--soft); font-weight: 600; } summary::first-letter { text-transform: uppercase; }
.early-actions { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 12px; }
.early-actions li { background: #fff; border: 1px solid var(--line); padding: 12px 14px; display: grid; grid-template-columns: 14px 1fr; column-gap: 10px; }
.early-actions li > b { width: 12px; height: 12px; margin-top: 5px; border-radius: 50%; background: var(--sale); }
.early-actions [data-kept=true] > b { background: none; border: 2px solid var(--success); }
.early-actions [data-kept=true][data-early=true] > b { background: var(--success); }
.early-actions small { grid-column: 2; line-height: 1.35; }
.label { margin: 12px 0 6px; }
.film { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(104px, 1fr); gap: 10px; overflow-x: auto; padding-bottom: 8px; }
.film img, .film .empty { display: block; width: 100%; aspect-ratio: 412 / 823; object-fit: cover; object-position: top; background: #fff; border: 1px solid var(--line); }
.film.wide img, .film.wide .empty { aspect-ratio: 1350 / 940; }
.waterfall { font-size: 12px; } .waterfall li { display: grid; grid-template-columns: 200px 1fr 48px; gap: 12px; align-items: center; height: 20px; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft); } .size { text-align: right; color: var(--muted); }
.lane { position: relative; height: 100%; border-bottom: 1px solid var(--line); }
.lane b { position: absolute; top: 5px; height: 10px; border-radius: 2px; min-width: 2px; }
.lane i { position: absolute; top: 0; bottom: 0; width: 1px; } i.fcp { background: var(--success); } i.lcp { background: var(--sale); }
[data-kind=Document] { background: var(--ink); } [data-kind=Script] { background: var(--gold); } [data-kind=Stylesheet] { background: #8b6f9c; }
[data-kind=Font] { background: #5b7f95; } [data-kind=Image] { background: #a9b89f; } [data-kind=Other] { background: #c9bfb0; }
.legend span { display: inline-flex; align-items: center; gap: 6px; margin-right: 16px; } .legend b { width: 12px; height: 10px; border-radius: 2px; } .legend i { width: 2px; height: 12px; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 20px; }
figure { margin: 0; background: #fff; border: 1px solid var(--line); padding: 14px 16px; }
figcaption { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; } figure svg { display: block; width: 100%; margin: 8px 0; } figure small { display: flex; justify-content: space-between; }
polyline { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; } circle { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
line.must { stroke: var(--sale); stroke-dasharray: 3 4; } line.goal { stroke: var(--gold); stroke-dasharray: 3 4; }
@media (max-width: 700px) {
  main { padding: 32px 16px 64px; } section { margin-top: 44px; }
  .tiles { grid-template-columns: 1fr 1fr; } .tile b { font-size: 28px; } .tile { padding: 14px; }
  .bars li { grid-template-columns: 1fr auto; gap: 4px 12px; padding: 10px 0; } .track { grid-column: 1 / -1; grid-row: 2; margin: 5px 0; } .wanted { grid-column: 1 / -1; }
  .waterfall li { grid-template-columns: 92px 1fr 40px; gap: 8px; } .early-actions { grid-template-columns: 1fr 1fr; }
}`;
