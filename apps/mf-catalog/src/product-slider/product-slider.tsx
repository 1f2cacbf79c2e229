import type { FragmentProps, ProductSliderProps, ProductSliderTab } from '@weefsel/contracts';
import { Heading, RailSkeleton } from '@weefsel/ui';
import { useId, useState } from 'react';
import classes from './product-slider.module.css';
import type { SliderData, SliderTabContent } from './load-product-slider';
import { SliderPanel } from './slider-panel';
import { SliderTabs } from './slider-tabs';

const hasContent = (content: SliderTabContent) => content.state === 'failed' || content.cards.length > 0;

/** Tracking id of a list. It stays the same when an editor changes the title. */
const listId = ({ recommendationId, categoryId, brandId, beside }: ProductSliderTab): string =>
  `${beside ? 'beside' : 'slider'}:${recommendationId ?? categoryId ?? brandId ?? ''}`;

/** Products side by side, with tabs for more than one list. Lists without products are not shown. */
export function Fragment({ title, tabs, data }: ProductSliderProps & FragmentProps<SliderData>) {
  const id = useId();
  const [active, setActive] = useState(0);
  if (!data) return <RailSkeleton />;

  const lists = tabs.flatMap((tab, index) => {
    const content = data.tabs[index];
    return content && hasContent(content) ? [{ title: tab.title, id: listId(tab), content }] : [];
  });
  const [first] = lists;
  if (!first) return null;

  const heading = (title || first.title) && <Heading level={2}>{title || first.title}</Heading>;
  if (lists.length === 1) {
    const list = { id: first.id, name: title || first.title };
    return <SliderPanel content={first.content} list={list} heading={heading} {...data} />;
  }
  return (
    <section className={classes.slider} aria-label={title}>
      <div className={classes.head}>
        {title && heading}
        <SliderTabs id={id} titles={lists.map((list) => list.title)} active={active} onChoose={setActive} />
      </div>
      {lists.map((list, index) => (
        <div
          key={list.title}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={classes.panel}
          data-active={index === active}
        >
          <SliderPanel content={list.content} list={{ id: list.id, name: list.title }} {...data} />
        </div>
      ))}
    </section>
  );
}
