/** Words of a wish for a plan that name no topic. */
export const planningWords: ReadonlySet<string> = new Set(
  [
    'plan plans planning planner roadmap roadmaps roadmp rodmap schedule timetable syllabus curriculum course courses crash bootcamp guide tutorial tutorials lesson lessons',
    'learn learning learner lern study studying studies teach train training practice practise prepare preparing preparation prep revise revision review',
    'day days week weeks weekly month months year years daily weekend weekends weekday weekdays hour hours hr hrs minute minutes min mins daywise wise today tomorrow evening evenings morning night',
    'beginner beginners begginer newbie intermediate advanced advance expert level basic basics fundamental fundamentals essentials foundation complete full whole entire total absolute zero scratch start starting started begin beginning end hero',
    'interview interviews job jobs career placement placements exam exams college school university semester internship hackathon switch role developer engineer programmer programming coding fresher fast quickly slowly slow',
    'become becoming master mastering mastery crack focus focused focusing include includes included including cover covers covered covering especially mainly mostly particularly goal goals skill skills strong solid deep deeply detailed proper friendly',
    'create build make suggest recommend give provide prepare generate draft get go me myself new',
    'two three four five six seven eight ten fifteen twenty thirty forty fifty sixty ninety hundred one half couple few',
    'spend spare available free little student students teacher kid child retired work maintain working home online offline resources resource books',
    'friday monday tuesday wednesday thursday saturday sunday after before during within until till per each every next last week',
    'web webpage webpages page pages website websites site sites app apps application applications project projects portfolio',
    'scared afraid nervous worried anxious stressed panic panicking desperate hopeless failing midterm midterms viva finals examination examinations urgent urgently hurry asap',
    'assignment assignments homework coursework due deadline submit tomorrow code program programs write exercise exercises',
    'january february march april june july august september october november december finish finished reach',
    'proficient ready professional pro serious fully understand understanding knowledge experience background everything all things topics topic',
  ].flatMap((line) => line.split(' ')),
);
