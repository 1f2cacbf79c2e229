import { fixedId } from '../../database/fixed-id.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { layoutDefaults } from './layout-defaults.ts';

/** Source of an element's value: an editor's input, or a field of the page's subject (`category.description`). */
export interface ElementConfig {
  source: 'static' | 'mapped';
  value: unknown;
}

/** One element of a block. `data` resolves its configuration, and runs only for slots that are shown. */
export interface SlotPlan {
  /** Name of its place in the block: `left`, `content`, … */
  slot: string;
  type: string;
  config: Record<string, ElementConfig>;
  data: () => object | null;
}

interface BlockPlan {
  type: string;
  position?: 'main' | 'sidebar';
  slots: readonly SlotPlan[];
}

interface SectionPlan {
  type: 'default' | 'sidebar';
  sizing?: 'boxed' | 'full_width';
  blocks: readonly BlockPlan[];
}

/** An editor's page. The ids on the wire derive from the key and the places. */
export interface PagePlan {
  key: string;
  name: string;
  type: 'landingpage' | 'page' | 'product_list' | 'product_detail';
  sections: readonly SectionPlan[];
}

export const cmsPageId = (key: string): string => fixedId('cms-page', key);

const DATES = { createdAt: '2024-01-01T00:00:00.000+00:00', updatedAt: null };

function toSlot({ slot, type, config, data }: SlotPlan, blockId: string, id: string) {
  return {
    id,
    versionId: LIVE_VERSION_ID,
    cmsBlockVersionId: LIVE_VERSION_ID,
    blockId,
    block: null,
    type,
    slot,
    locked: false,
    config,
    fieldConfig: Object.entries(config).map(([name, { source, value }]) => ({
      name,
      source,
      value,
      apiAlias: 'cms_data_resolver_field_config',
    })),
    data: data(),
    customFields: null,
    translated: { config, customFields: {} },
    ...DATES,
    apiAlias: 'cms_slot',
  };
}

type IsWanted = (slotId: string) => boolean;

function toBlock(block: BlockPlan, place: number, sectionId: string, isWanted: IsWanted) {
  const id = fixedId('cms-block', `${sectionId}/${place}`);
  const slots = block.slots.map((slot) => ({ slot, id: fixedId('cms-slot', `${id}/${slot.slot}`) }));
  // The vendor filters blocks, not slots: the neighbours of a wanted slot come along.
  if (!slots.some((slot) => isWanted(slot.id))) return [];
  return [
    {
      id,
      versionId: LIVE_VERSION_ID,
      cmsSectionVersionId: LIVE_VERSION_ID,
      sectionId,
      position: place,
      type: block.type,
      sectionPosition: block.position ?? 'main',
      ...layoutDefaults,
      marginTop: '20px',
      marginBottom: '20px',
      marginLeft: null,
      marginRight: null,
      slots: slots.map((slot) => toSlot(slot.slot, id, slot.id)),
      ...DATES,
      apiAlias: 'cms_block',
    },
  ];
}

function toSection(section: SectionPlan, place: number, pageId: string, isWanted: IsWanted) {
  const id = fixedId('cms-section', `${pageId}/${place}`);
  return {
    id,
    versionId: LIVE_VERSION_ID,
    cmsPageVersionId: LIVE_VERSION_ID,
    pageId,
    page: null,
    position: place,
    type: section.type,
    sizingMode: section.sizing ?? 'boxed',
    mobileBehavior: 'wrap',
    ...layoutDefaults,
    blocks: section.blocks.flatMap((block, at) => toBlock(block, at, id, isWanted)),
    ...DATES,
    apiAlias: 'cms_section',
  };
}

/** Ids of the `slots` parameter, a list or separated by `|`; null for the whole page. */
function wantedSlots({ slots }: JsonObject): ReadonlySet<string> | null {
  const list: unknown = typeof slots === 'string' ? slots.split('|') : slots;
  const named = Array.isArray(list) ? list.map(String).filter((id) => id !== '') : [];
  return named.length > 0 ? new Set(named) : null;
}

/** Converts a page to the wire, with the data of its elements. `body` may limit it to some slots. */
export function toCmsPage({ key, name, type, sections }: PagePlan, body: JsonObject = {}) {
  const id = cmsPageId(key);
  const wanted = wantedSlots(body);
  const isWanted: IsWanted = (slotId) => wanted === null || wanted.has(slotId);
  return {
    id,
    versionId: LIVE_VERSION_ID,
    name,
    type,
    entity: null,
    cssClass: null,
    config: null,
    previewMediaId: null,
    previewMedia: null,
    landingPages: null,
    locked: false,
    customFields: null,
    sections: sections.map((section, place) => toSection(section, place, id, isWanted)),
    translated: { name, customFields: {} },
    ...DATES,
    apiAlias: 'cms_page',
  };
}

export type CmsPage = ReturnType<typeof toCmsPage>;
