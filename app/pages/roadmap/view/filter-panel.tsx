import type { Roadmap } from '#content/roadmap.ts';
import { importanceNames, levelNames } from '#wording/topic-words.ts';
import { listTopics } from '../../../browser/roadmaps.ts';
import type { View } from './view.ts';
import { minuteChoices } from './view-address.ts';
import { changeView } from './change-view.ts';

type FilterPanelProps = { readonly roadmap: Roadmap; readonly view: View };

/** Only what the roadmap has can be chosen. */
export function FilterPanel({ roadmap, view }: FilterPanelProps) {
  const topics = listTopics(roadmap);
  const levels = ([1, 2, 3] as const).filter((level) => topics.some((topic) => topic.level === level));
  const importances = (['core', 'usual', 'niche'] as const).filter((one) =>
    topics.some(({ importance }) => importance === one),
  );
  const times = minuteChoices.filter((most) => topics.some(({ minutes }) => minutes <= most));
  return (
    <div className="filter-panel">
      <Choices label="Show">
        <Choice
          word="Open only"
          isOn={view.isOpenOnly}
          onPress={() => changeView({ isOpenOnly: !view.isOpenOnly })}
        />
      </Choices>
      <Choices label="Level">
        {levels.map((level) => (
          <Choice
            key={level}
            word={levelNames[level]}
            isOn={view.levels.includes(level)}
            onPress={() => changeView({ levels: toggle(view.levels, level) })}
          />
        ))}
      </Choices>
      <Choices label="Importance">
        {importances.map((one) => (
          <Choice
            key={one}
            word={importanceNames[one]}
            isOn={view.importances.includes(one)}
            onPress={() => changeView({ importances: toggle(view.importances, one) })}
          />
        ))}
      </Choices>
      <Choices label="I have">
        {times.map((most) => (
          <Choice
            key={most}
            word={`${most} minutes`}
            isOn={view.minutes === most}
            onPress={() => changeView({ minutes: view.minutes === most ? null : most })}
          />
        ))}
      </Choices>
    </div>
  );
}

type ChoicesProps = { readonly label: string; readonly children: React.ReactNode };

function Choices({ label, children }: ChoicesProps) {
  return (
    <fieldset className="filter-choices">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = { readonly word: string; readonly isOn: boolean; readonly onPress: () => void };

function Choice({ word, isOn, onPress }: ChoiceProps) {
  return (
    <button type="button" className="filter-choice" aria-pressed={isOn} onClick={onPress}>
      {word}
    </button>
  );
}

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
