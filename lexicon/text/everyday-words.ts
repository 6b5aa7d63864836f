/** Words of everyday life. They are never taken for a misspelt term, and a question about one of them is not about programming. */
export const everydayWords: ReadonlySet<string> = new Set(
  [
    'recipe recipes cook cooking cake pizza pasta bread chicken soup burger biryani sandwich chocolate coffee tea breakfast lunch dinner meal meals food foods restaurant restaurants',
    'weather rain snow sunny temperature forecast movie movies film films actor actress netflix song songs lyrics singer music band concert dance guitar violin piano',
    'president minister election politics politician government war religion god bible quran prayer horoscope zodiac astrology',
    'joke jokes poem poems poetry story stories novel riddle love girlfriend boyfriend crush dating marriage wedding divorce wife husband pregnant',
    'headache fever doctor medicine medical hospital diet diets workout workouts gym fitness calories muscle muscles yoga insomnia cancer flu covid vaccine pain',
    'football soccer cricket basketball tennis baseball olympics messi ronaldo kohli championship stadium',
    'travel trip trips vacation holiday holidays flight flights hotel hotels visa passport paris london tokyo beach mountain mountains',
    'bitcoin loan loans mortgage insurance tax taxes salary car cars bike bikes garden gardening plants furniture',
    'dog dogs puppy cat cats kitten kittens pet pets animal animals bird birds fish dinosaur dinosaurs horse horses',
    'birthday gift gifts dress dresses clothes shoes fashion makeup hair haircut perfume shopping',
    'geography biology chemistry physics planet planets moon sun sky ocean earth universe alien aliens ghost dream dreams',
    'lottery casino gambling poker bet beer wine vodka smoke smoking cigarette happy sad lonely bored angry mother father mom dad sister brother grandmother',
    'receta recetas pelicula clima cancion amor chiste futbol rezept wetter witz film lied recette meteo blague chanson ricetta tempo barzelletta receita piada przepis pogoda tarif hava saka рецепт погода анекдот фильм пицца пиццу',
    '天气 笑话 食谱 电影 天気 レシピ 映画 날씨 요리 영화 طقس وصفة نكتة מתכון בדיחה मौसम खाना चुटकुला',
  ].flatMap((line) => line.split(' ')),
);
